/** Files that are dragged onto the page, wherever the hand lets them go. */

import { useEffect, useRef, useState } from "react";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/** Whether files are held over the page. Without a way in they stay where they were; the page never gives way to them. */
export function useFileDrop(onFiles: (files: File[]) => void, isOpen: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const now = useRef({ onFiles, isOpen });
  now.current = { onFiles, isOpen };

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = now.current.isOpen ? "copy" : "none";
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (now.current.isOpen && files.length > 0) now.current.onFiles(files);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
