import { Card } from '@selat/ui/card'

import { useLive } from '../api/console-context.ts'
import { SimulationSwitch, useSimulation } from '../clock/simulation-switch.tsx'
import { SearchedCards } from '../shared/searched-cards.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { TopUpCard } from './top-up-card.tsx'
import { fitsTopUp } from './top-up-text.ts'

export function TopUpsSection() {
  const { data } = useLive(['top-ups'], (client) => client.topUps.list())
  const isSelfDeciding = useSimulation().data?.simulation === 'automatic'
  return (
    <SectionPage
      title="Top-ups"
      lead="Money that agencies say they have sent. Approved it is in their wallet; rejected they are told why."
    >
      <Card className="px-4 py-3 sm:px-5">
        <SimulationSwitch />
      </Card>
      <SearchedCards
        of="top-ups"
        placeholder="Number, agency, member, bank, note"
        open="Open"
        items={data?.topUps ?? null}
        fits={fitsTopUp}
        none={{
          title: 'No top-ups yet',
          how: 'Sign in as agus on the site for agents and tell of a transfer on the wallet’s page. It stands here at once.',
        }}
        renderCard={(topUp) => <TopUpCard topUp={topUp} isSelfDeciding={isSelfDeciding} />}
      />
    </SectionPage>
  )
}
