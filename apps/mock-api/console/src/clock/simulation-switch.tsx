import { Switch } from '@selat/ui/switch'

import { useAct, useLive } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'

export function useSimulation() {
  return useLive(['simulation'], (client) => client.simulation.read())
}

/** Switches whether payments wait for a decision in the console, or end by themselves. */
export function SimulationSwitch() {
  const { data } = useSimulation()
  const act = useAct(
    ({ simulation }, isOn: boolean) => simulation.set(isOn ? 'automatic' : 'manual'),
    {
      said: ({ simulation }) =>
        simulation === 'automatic' ? 'Payments end by themselves' : 'Payments wait for you',
    },
  )
  if (!data) return null
  return (
    <>
      <Switch
        label="Payments end by themselves"
        hint="Soon after, a proof is approved and a shown code is paid, as if agency and bank were awake."
        checked={data.simulation === 'automatic'}
        onChange={(event) => act.mutate(event.target.checked)}
      />
      <FailureNote error={act.error} />
    </>
  )
}
