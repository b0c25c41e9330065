import { Button } from '@selat/ui/button'
import { Plus, X } from 'lucide-react'

import { useAct, useLive } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { Hint } from '../shared/hint.tsx'
import { Panel } from '../shared/panel.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { FaultForm } from './fault-form.tsx'
import { chanceText, type FaultRule, faultText } from './fault-rule.ts'
import { ProfileList } from './profile-list.tsx'
import { useFaultDraft } from './use-fault-draft.ts'

/** Faults for the next call to any path, which testers often need. */
const PRESETS: readonly { label: string; fault: Omit<FaultRule, 'path'> }[] = [
  { label: 'Next call answers 503', fault: { status: 503, times: 1 } },
  { label: 'Next call finds no data', fault: { code: 'data_unavailable', times: 1 } },
  { label: 'Next answer is lost', fault: { reset: 'after', times: 1 } },
  { label: 'Next call does not arrive', fault: { reset: 'before', times: 1 } },
  { label: 'Next answer is cut', fault: { body: 'malformed', times: 1 } },
  { label: 'All calls 3 s late', fault: { delayMs: 3000 } },
  { label: '1 of 5 calls fails', fault: { status: 500, probability: 0.2 } },
]

export function FaultsSection() {
  const draft = useFaultDraft()
  const add = useAct(({ faults }, rule: FaultRule) => faults.add(rule), {
    said: (_, rule) => `Set: ${rule.path} ${faultText(rule)}`,
  })
  const clear = useAct(({ faults }) => faults.clear(), { said: () => 'No faults are set' })
  const { data } = useLive(['faults'], (client) => client.faults.list())
  const target = draft.value.path.trim() || '/travel/v1/*'
  return (
    <SectionPage
      title="Faults"
      lead="Make calls slow, fail or break, by rule. Of several rules the first that fits strikes; the log shows each strike."
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <Panel title="At once" note={<>For {target}, which you can change below.</>}>
            <div className="flex flex-wrap gap-2">
              {PRESETS.map(({ label, fault }) => (
                <Button
                  key={label}
                  size="sm"
                  variant="outline"
                  onClick={() => add.mutate({ path: target, ...fault })}
                >
                  <Plus aria-hidden />
                  {label}
                </Button>
              ))}
            </div>
            <FailureNote error={add.error} />
          </Panel>
          <Panel title="A rule of your own">
            <FaultForm draft={draft} onAdd={(rule) => add.mutate(rule)} isBusy={add.isPending} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel
            title="Set now"
            actions={
              data && data.rules.length > 0 ? (
                <Button size="sm" variant="outline" onClick={() => clear.mutate()}>
                  Clear all
                </Button>
              ) : undefined
            }
          >
            <RuleList />
            <FailureNote error={clear.error} />
          </Panel>
          <ProfileList />
        </div>
      </div>
    </SectionPage>
  )
}

function RuleList() {
  const { data } = useLive(['faults'], (client) => client.faults.list())
  const remove = useAct(({ faults }, index: number) => faults.remove(index), {
    said: () => 'The rule is gone',
  })
  if (!data) return null
  const { rules, struck } = data
  if (rules.length === 0)
    return (
      <Hint title="Every call is answered truly">
        Set a rule, and it stands here with its strikes.
      </Hint>
    )
  return (
    <>
      <ol className="-my-2 divide-y divide-border">
        {rules.map((rule, index) => (
          // eslint-disable-next-line react/no-array-index-key -- rules have no other name than their place
          <li key={index} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 grow text-sm">
              <p className="font-mono text-xs wrap-anywhere">
                {rule.method ?? 'any method'} <strong className="font-semibold">{rule.path}</strong>
              </p>
              <p className="mt-0.5 font-semibold">{faultText(rule)}</p>
              <p className="text-muted-foreground">
                {chanceText(rule)}
                <Struck count={struck[index] ?? 0} times={rule.times} />
              </p>
            </div>
            <Button size="sm" variant="ghost" onClick={() => remove.mutate(index)}>
              <X aria-hidden />
              Remove<span className="sr-only"> the rule for {rule.path}</span>
            </Button>
          </li>
        ))}
      </ol>
      <FailureNote error={remove.error} />
    </>
  )
}

function Struck({ count, times }: { count: number; times: number | undefined }) {
  const isSpent = times !== undefined && count >= times
  return (
    <span className="tabular">
      {', '}
      {isSpent ? 'spent' : count === 0 ? 'has not struck yet' : `has struck ${count} times`}
    </span>
  )
}
