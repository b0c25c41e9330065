import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import type { Path, Row } from './lay-out-states.ts'

const readable = (name: string) => name.replaceAll('_', ' ')

type StepTableProps = { title: string; table: readonly Row[]; path: Path }

/**
 * Lists the steps of the drawing in words: each state with the event that led to it and its instant, then the possible next
 * ones.
 */
export function StepTable({ title, table, path: { since, state, steps } }: StepTableProps) {
  const { nowMs } = useClock()
  const at = (instant: string) => utcText(instant, nowMs ?? 0)
  const next = table.filter(({ from }) => from === state)
  return (
    <>
      <Table caption={`States that ${title} went through`}>
        <TableHead>
          <TableRow>
            <TableHeader>State</TableHeader>
            <TableHeader>By</TableHeader>
            <TableHeader>At, UTC</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell className="font-semibold">{readable(table[0]?.from ?? state)}</TableCell>
            <TableCell />
            <TableCell className="whitespace-nowrap">{at(since)}</TableCell>
          </TableRow>
          {steps.map(({ event, to, at: instant }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only ever added at the end
            <TableRow key={index}>
              <TableCell className="font-semibold">{readable(to)}</TableCell>
              <TableCell>{readable(event)}</TableCell>
              <TableCell className="whitespace-nowrap">{at(instant)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-3 px-3 text-sm text-muted-foreground">
        {next.length === 0
          ? 'Nothing can follow.'
          : `Next, if it may: ${next.map(nextText).join('; ')}.`}
      </p>
    </>
  )
}

function nextText({ event, to, guard }: Row): string {
  const step = `${readable(event)} to ${readable(to)}`
  return guard === undefined ? step : `${step} (${readable(guard)})`
}
