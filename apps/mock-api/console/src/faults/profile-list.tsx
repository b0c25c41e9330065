import type { ConsoleClient } from '@selat/mock-api/console'
import { Button } from '@selat/ui/button'

import { useAct, useLive } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { Panel } from '../shared/panel.tsx'
import { chanceText, faultText } from './fault-rule.ts'

type ProfileName = Parameters<ConsoleClient['faults']['setProfile']>[0]

/** Lists the profiles: whole sets of faults, which replace the current rules. */
export function ProfileList() {
  const { data } = useLive(['faults', 'profiles'], (client) => client.faults.profiles(), {
    everyMs: 60_000,
  })
  const load = useAct(({ faults }, name: ProfileName) => faults.setProfile(name), {
    said: (_, name) => `Set: the profile ${name}`,
  })
  if (!data) return null
  return (
    <Panel title="Profiles" note="One takes the place of all rules that are set.">
      <ul className="-my-2 divide-y divide-border">
        {data.profiles.map(({ name, rules }) => (
          <li key={name} className="flex items-start justify-between gap-4 py-2.5">
            <div className="min-w-0 text-sm">
              <p className="font-semibold">{name}</p>
              <p className="text-muted-foreground">
                {rules.map((rule) => `${faultText(rule)} (${chanceText(rule)})`).join('; ')}
              </p>
            </div>
            <Button
              size="sm"
              variant="outline"
              onClick={() => load.mutate(name as ProfileName)} // The names come from the list that the server gave.
            >
              Use<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FailureNote error={load.error} />
    </Panel>
  )
}
