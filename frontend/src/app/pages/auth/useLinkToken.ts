import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** What a link carries behind its #; it leaves the address bar and the history at once. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [proof, setProof] = useState(hash);
  useEffect(() => {
    if (hash === "") return;
    setProof(hash);
    void navigate({ to: ".", search: true, hash: "", replace: true });
  }, [hash, navigate]);
  return proof;
}
