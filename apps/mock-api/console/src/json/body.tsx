import { CopyButton } from '../shared/copy-button.tsx'
import type { JsonMark } from './json-lines.ts'
import { JsonView } from './json-view.tsx'

type Message = { headers: Record<string, string>; body: string | null; isCut: boolean }

type BodyProps = {
  title: string
  message: Message | null
  marks?: readonly JsonMark[]
  /** The meaning of a mark. */
  markedAs?: string
}

/** Shows a message of a call: its headers are folded, and its body is laid out with its errors marked. */
export function Body({ title, message, marks = [], markedAs = '' }: BodyProps) {
  const parsed = message?.body ? parseJson(message.body) : undefined
  return (
    <section className="border-b border-border px-4 py-3 last:border-0">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-sm">{title}</h3>
        {message?.body && <CopyButton text={message.body} what={`body, ${title.toLowerCase()}`} />}
      </div>
      {message === null ? (
        <p className="text-sm text-muted-foreground">Forgotten, to make room for newer ones.</p>
      ) : (
        <>
          <Headers headers={message.headers} />
          {message.body === null ? (
            <p className="text-sm text-muted-foreground">No body.</p>
          ) : parsed === undefined ? (
            <pre className="max-h-96 overflow-auto font-mono text-xs/5 whitespace-pre-wrap wrap-anywhere">
              {message.body}
            </pre>
          ) : (
            <JsonView label={title} value={parsed.value} marks={marks} markedAs={markedAs} />
          )}
          {message.isCut && (
            <p className="mt-1 text-sm text-muted-foreground">It goes on after this.</p>
          )}
        </>
      )}
    </section>
  )
}

function Headers({ headers }: Pick<Message, 'headers'>) {
  const entries = Object.entries(headers)
  if (entries.length === 0) return null
  return (
    <details className="mb-1.5 text-sm">
      <summary className="w-fit rounded-sm text-muted-foreground hover:text-foreground">
        {entries.length} {entries.length === 1 ? 'header' : 'headers'}
      </summary>
      <dl className="mt-1 font-mono text-xs/5">
        {entries.map(([name, value]) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-muted-foreground">{name}: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Parses a text. The value is wrapped in an object, because a body can be `null`; undefined if the text is not JSON. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
