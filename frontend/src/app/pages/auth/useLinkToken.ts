import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Returns the token in the fragment of a link and removes it from the address bar and the history. */
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
