import { CircleAlert } from 'lucide-react'
import { useMemo } from 'react'

import { type JsonLine, type JsonMark, placeMarks, toJsonLines } from './json-lines.ts'

type JsonViewProps = {
  label: string
  value: unknown
  marks?: readonly JsonMark[]
  markedAs?: string
}

const KINDS: Record<JsonLine['kind'], string> = {
  string: 'text-brand-text',
  number: 'text-accent-text',
  word: 'text-info',
  bracket: 'text-muted-foreground',
}

/** Shows JSON line by line. Wrong lines are marked, with their errors below. */
export function JsonView({ label, value, marks = [], markedAs = '' }: JsonViewProps) {
  const lines = useMemo(() => toJsonLines(value), [value])
  const placed = useMemo(() => placeMarks(lines, marks), [lines, marks])
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[32rem] overflow-auto rounded-md bg-muted/50 py-2 font-mono text-xs/5"
    >
      <div className="w-max min-w-full">
        {lines.map((line, index) => (
          // eslint-disable-next-line react/no-array-index-key -- a body never changes
          <Line key={index} line={line} complaints={placed.get(index)} markedAs={markedAs} />
        ))}
      </div>
    </div>
  )
}

type LineProps = { line: JsonLine; complaints: string[] | undefined; markedAs: string }

function Line({ line, complaints, markedAs }: LineProps) {
  const { depth, name, text, kind, hasComma } = line
  const code = (
    <code className="whitespace-pre">
      {'  '.repeat(depth)}
      {name !== undefined && <span className="font-semibold">{JSON.stringify(name)}</span>}
      {name !== undefined && ': '}
      <span className={KINDS[kind]}>{text}</span>
      {hasComma && ','}
    </code>
  )
  if (complaints === undefined)
    return <div className="border-s-3 border-transparent px-3">{code}</div>
  return (
    <mark className="block border-s-3 border-destructive-fill bg-destructive-surface px-3 text-foreground">
      {code}
      {complaints.map((complaint) => (
        <span
          key={complaint}
          className="flex items-start gap-1.5 font-sans font-semibold text-destructive"
        >
          {/* The complaint is indented as far as its line. */}
          <span className="-me-1.5 font-mono font-normal whitespace-pre">{'  '.repeat(depth)}</span>
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          <span>
            {complaint}
            <span className="sr-only"> ({markedAs})</span>
          </span>
        </span>
      ))}
    </mark>
  )
}
