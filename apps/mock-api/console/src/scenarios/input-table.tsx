import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

type Input = { readonly input: string; readonly effect: string }

export function InputTable({ inputs }: { inputs: readonly Input[] }) {
  return (
    <Table caption="Inputs and what they do">
      <TableHead>
        <TableRow>
          <TableHeader>Input</TableHeader>
          <TableHeader>What it does</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {inputs.map(({ input, effect }) => (
          <TableRow key={input}>
            <TableCell className="min-w-48">{withCode(input)}</TableCell>
            <TableCell className="min-w-48">{withCode(effect)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Shows text between backticks as code. The table uses backticks, because it is a page of the documentation as well. */
function withCode(text: string) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // eslint-disable-next-line react/no-array-index-key -- parts of a text that never changes
      <code key={index} className="rounded-xs bg-muted px-1 font-mono text-xs">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
