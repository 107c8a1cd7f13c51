/** Text is packed before it is sent: counters of a day are mostly repetition. */

export const COMPRESS_FROM_BYTES = 1024 * 1024;
const HEAD_BYTES = 4096;

/** Marks at the beginning of files that are packed, or no text at all. */
const marks = [
  [0x1f, 0x8b],
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x28, 0xb5, 0x2f, 0xfd],
];
const textMarks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const begins = (head: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => head[i] === byte);

/** Whether a file seems to be plain text, by how it begins. */
export function isText(head: Uint8Array): boolean {
  if (marks.some((mark) => begins(head, mark))) return false;
  return textMarks.some((mark) => begins(head, mark)) || !head.includes(0);
}

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

export interface UploadBody {
  name: string;
  content: Blob;
}

/** What is sent of a file: large texts compressed, others unchanged. `onRead` gets the share that has been read. */
export async function compress(
  file: File,
  onRead: (fraction: number) => void,
  signal: AbortSignal,
): Promise<UploadBody> {
  if (file.size <= COMPRESS_FROM_BYTES || !isText(await headOf(file)))
    return { name: file.name, content: file };
  let n = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      n += chunk.byteLength;
      onRead(n / file.size);
      controller.enqueue(chunk);
    },
  });
  const packed = file.stream().pipeThrough(counting, { signal }).pipeThrough(new CompressionStream("gzip"));
  return { name: `${file.name}.gz`, content: await new Response(packed).blob() };
}
