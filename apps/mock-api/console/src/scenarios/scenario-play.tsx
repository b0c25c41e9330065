import type { ConsoleClient } from '@selat/mock-api/console'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Play } from 'lucide-react'

import { useAct } from '../api/console-context.ts'
import { Body } from '../json/body.tsx'
import { JsonView } from '../json/json-view.tsx'
import { PathText } from '../requests/path-text.tsx'
import { StatusBadge } from '../requests/status-badge.tsx'
import { CopyButton } from '../shared/copy-button.tsx'
import { FailureNote } from '../shared/failure-note.tsx'
import { endingText } from './filter-scenarios.ts'
import type { Scenario } from './scenario-list.tsx'

type Played = Awaited<ReturnType<ConsoleClient['scenarios']['run']>>
type Step = Played['steps'][number]

/** Shows a scenario, with the calls and answers of the last time that it was played here. */
export function ScenarioPlay({ scenario }: { scenario: Scenario }) {
  const { id, title, what, operation } = scenario
  const play = useAct(({ scenarios }) => scenarios.run(id), {
    said: ({ passed }) =>
      passed ? 'It ended as the table says' : 'It did not end as the table says',
  })
  return (
    <Card asChild>
      <article aria-label={title}>
        <header className="flex flex-col gap-2 border-b border-border px-4 py-3">
          <h2 className="text-base">{title}</h2>
          <p className="text-sm text-muted-foreground">{what}</p>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <code className="font-mono text-xs">{operation}</code>
            <Badge variant="outline">ends: {endingText(scenario)}</Badge>
            {scenario.twiceAtOnce && <Badge>sent twice at once</Badge>}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" variant="main" loading={play.isPending} onClick={() => play.mutate()}>
              <Play aria-hidden />
              Run
            </Button>
            {play.data && (
              <CopyButton text={play.data.curl} what="curl commands">
                Copy as curl
              </CopyButton>
            )}
            <CopyButton text={id} what="scenario id">
              {id}
            </CopyButton>
          </div>
          <FailureNote error={play.error} />
        </header>
        {play.data ? <Steps played={play.data} /> : <Input input={scenario.input} />}
      </article>
    </Card>
  )
}

/** Shows the input of the last call. `{name}` stands for a value from an earlier answer. */
function Input({ input }: Pick<Scenario, 'input'>) {
  return (
    <section className="px-4 py-3">
      <h3 className="mb-1.5 text-sm">Input</h3>
      {input === null ? (
        <p className="text-sm text-muted-foreground">Nothing but the call itself.</p>
      ) : (
        <JsonView label="Input" value={JSON.parse(input)} />
      )}
      <p className="mt-3 text-sm text-muted-foreground">
        Run it to see all its calls and answers, and to take them along as curl.
      </p>
    </section>
  )
}

function Steps({ played: { steps, passed } }: { played: Played }) {
  return (
    <>
      <p className="border-b border-border px-4 py-2.5 text-sm">
        <Badge variant={passed ? 'success' : 'destructive'}>
          {passed ? 'as the table says' : 'not as the table says'}
        </Badge>
      </p>
      <ol>
        {steps.map((step, index) => (
          // eslint-disable-next-line react/no-array-index-key -- steps have no other name than their place
          <StepRow key={index} step={step} number={index + 1} isLast={index === steps.length - 1} />
        ))}
      </ol>
    </>
  )
}

/** Shows one step. Only the last one is open, because the earlier ones just lead to it. */
function StepRow({ step, number, isLast }: { step: Step; number: number; isLast: boolean }) {
  const { request, answer } = step
  return (
    <li className="border-b border-border last:border-0">
      <details open={isLast}>
        <summary className="flex items-center gap-3 px-4 py-2.5 hover:bg-muted/60 focus-visible:-outline-offset-2">
          <span className="w-5 shrink-0 text-sm text-muted-foreground tabular">{number}</span>
          <span className="min-w-0 grow font-mono text-xs wrap-anywhere">
            <span className="font-semibold">{request.method}</span> <PathText path={request.path} />
          </span>
          <StatusBadge status={answer.status} />
        </summary>
        <Body
          title="Sent"
          message={{ headers: request.headers, body: request.body ?? request.file, isCut: false }}
        />
        <Body title="Answered" message={{ ...answer, isCut: false }} />
      </details>
    </li>
  )
}
