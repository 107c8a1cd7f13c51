import classes from "./recommendation.module.css";

interface Props {
  answer: { headline: string; rest: string };
  /** The basis of the answer. */
  note: string;
}

/** The headline of an answer, its other sentences, and its basis. */
export function LeadSentence({ answer, note }: Props) {
  return (
    <div className={classes.lead}>
      <p>
        <strong className={classes.headline}>{answer.headline}</strong> {answer.rest}
      </p>
      <p className={classes.quiet}>{note}</p>
    </div>
  );
}
