import classes from "./evidence.module.css";

const terms = [
  [
    "Calibrates",
    "a parameter of the engine was fitted to the number, so that agreeing with it proves little.",
  ],
  ["Checks", "no parameter saw the number; these are what the counts and errors on this page speak of."],
  ["Formula", "arithmetic on other printed numbers; nothing of the engine is in it."],
  ["Explained", "configured by the authors, printed twice, or not to be predicted by anybody."],
  [
    "With none of its own numbers",
    "the study is predicted with parameters taken from the other studies, as a new system would be.",
  ],
  [
    "Tolerance",
    "how far a prediction may be off, set by how much the instruments of the studies disagree about one load.",
  ],
] as const;

/** The words of the page. */
export function Guide() {
  return (
    <dl className={classes.guide}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
