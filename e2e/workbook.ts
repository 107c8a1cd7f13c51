/* Workbooks (XLSX) with plain sheets: a ZIP container of XML parts, none of them compressed. */
import { crc32 } from "node:zlib";

export type Cell = string | number;
export type Rows = readonly (readonly Cell[])[];

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const CONTENT = "http://schemas.openxmlformats.org/package/2006/content-types";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const UTF8_NAMES = 0x0800;
const FIRST_DAY_OF_DOS = 0x0021;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function column(at: number): string {
  return at < 26
    ? String.fromCharCode(65 + at)
    : column(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26));
}

function cell(value: Cell, row: number, at: number): string {
  const place = `r="${column(at)}${row}"`;
  return typeof value === "number"
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}

function sheet(rows: Rows): string {
  const body = rows.map(
    (cells, i) => `<row r="${i + 1}">${cells.map((value, at) => cell(value, i + 1, at)).join("")}</row>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetData>${body.join("")}</sheetData></worksheet>`;
}

function parts(sheets: Readonly<Record<string, Rows>>): Record<string, string> {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const related = names.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const typed = names.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return {
    "[Content_Types].xml": `<Types xmlns="${CONTENT}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${typed.join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}">${related.join("")}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheet(rows)]),
    ),
  };
}

interface Number {
  n_bytes: 2 | 4;
  value: number;
}

const short = (value: number): Number => ({ n_bytes: 2, value });
const long = (value: number): Number => ({ n_bytes: 4, value });

/** Numbers one after the other, the lowest byte first. */
function record(...numbers: Number[]): Buffer {
  return Buffer.concat(
    numbers.map(({ n_bytes, value }) => {
      const into = Buffer.alloc(n_bytes);
      into.writeUIntLE(value, 0, n_bytes);
      return into;
    }),
  );
}

/** What a member's own head and the table of contents both say of it. */
function described(name: Buffer, content: Buffer): Buffer {
  const [stored, time, size] = [short(0), short(0), long(content.length)];
  return record(
    short(20),
    short(UTF8_NAMES),
    stored,
    time,
    short(FIRST_DAY_OF_DOS),
    long(crc32(content)),
    size,
    size,
    short(name.length),
    short(0),
  );
}

function zipped(members: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(members)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const about = described(name, content);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), about, name, content]);
    const place = record(short(0), short(0), short(0), long(0), long(offset));
    listed.push(Buffer.concat([Buffer.from("PK\x01\x02"), record(short(20)), about, place, name]));
    bodies.push(body);
    offset += body.length;
  }
  const contents = Buffer.concat(listed);
  const n = short(listed.length);
  const end = record(short(0), short(0), n, n, long(contents.length), long(offset), short(0));
  return Buffer.concat([...bodies, contents, Buffer.from("PK\x05\x06"), end]);
}

export function workbook(sheets: Readonly<Record<string, Rows>>): Buffer {
  return zipped(parts(sheets));
}
