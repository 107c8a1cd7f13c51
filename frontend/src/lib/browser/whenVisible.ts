/** Work deferred until the page is visible. */

/** Does it after a while, but not before the page is seen; what is returned calls it off. */
export function whenVisibleAfter(ms: number, act: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", actIfSeen);
  };
  const actIfSeen = () => {
    if (document.hidden) return;
    callOff();
    act();
  };
  const timer = setTimeout(() => {
    document.addEventListener("visibilitychange", actIfSeen);
    actIfSeen();
  }, ms);
  return callOff;
}
