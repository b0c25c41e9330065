export type InstructionStepsProps = { steps: readonly string[]; className?: string }

/** Lists the method's own instructions, which the server gives in the reader's language. */
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
