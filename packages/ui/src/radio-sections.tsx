import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { FieldSet } from './field-set.tsx'
import { type RadioOption, RadioRow } from './radio-row.tsx'

export type RadioSection<Value extends string = string> = {
  heading: ReactNode
  /** An icon before the heading, as decoration. */
  icon?: ReactNode
  /** A text about all options of the section; it describes the section. */
  hint?: ReactNode
  options: readonly RadioOption<Value>[]
}

export type RadioSectionsProps<Value extends string = string> = {
  legend: ReactNode
  hideLegend?: boolean
  sections: readonly RadioSection<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  error?: ReactNode
}

/** Offers one choice among options under several headings. Arrow keys move through the options of all sections. */
export function RadioSections<Value extends string>(props: RadioSectionsProps<Value>) {
  const { sections, value, onValueChange, ...fieldSet } = props
  const name = useId()
  return (
    <FieldSet data-slot="radio-sections" role="radiogroup" notesFirst {...fieldSet}>
      <div className="flex flex-col gap-7">
        {sections.map((section, index) => (
          <Section key={section.options[0]?.value ?? index} section={section}>
            {section.options.map((option) => (
              <RadioRow
                key={option.value}
                option={option}
                card
                name={name}
                checked={option.value === value}
                onSelect={() => onValueChange(option.value)}
              />
            ))}
          </Section>
        ))}
      </div>
    </FieldSet>
  )
}

type SectionProps = { section: Omit<RadioSection, 'options'> & { options: readonly unknown[] } }

function Section({ section, children }: SectionProps & { children: ReactNode }) {
  const id = useId()
  const { heading, icon, hint, options } = section
  return (
    <div role="group" aria-labelledby={id} aria-describedby={hint ? `${id}-hint` : undefined}>
      <div className="mb-2.5 flex items-center gap-3 text-sm">
        {icon}
        <div>
          <h2 id={id} className="text-base font-semibold">
            {heading}
          </h2>
          {hint && (
            <p id={`${id}-hint`} className="text-muted-foreground first-letter:uppercase">
              {hint}
            </p>
          )}
        </div>
      </div>
      <div className={cn('grid gap-2.5', options.length > 1 && 'sm:grid-cols-2')}>{children}</div>
    </div>
  )
}
