export type InstructionStepsProps = { steps: readonly string[]; className?: string }

/** What the method's own instructions say, in the reader's language. */
export function InstructionSteps({ steps, className = '' }: InstructionStepsProps) {
  return (
    <ol
      className={`list-decimal space-y-1.5 ps-5 marker:font-semibold marker:text-muted-foreground marker:tabular ${className}`}
    >
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
