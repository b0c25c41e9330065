import { useLive } from '../api/console-context.ts'
import { SearchedCards } from '../shared/searched-cards.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { UnreadableNote } from '../shared/unreadable-note.tsx'
import { RefundCard } from './refund-card.tsx'
import { fitsRefund } from './refund-text.ts'

export function RefundsSection() {
  const { data } = useLive(['refunds'], (client) => client.refunds.list())
  return (
    <SectionPage
      title="Refunds"
      lead="Money on its way back. It arrives by the clock, or at once when you are the bank."
    >
      <UnreadableNote of="refunds" orders={data?.unreadable ?? []} />
      <SearchedCards
        of="refunds"
        placeholder="Booking number, name, e-mail, account"
        open="On the way"
        items={data?.refunds ?? null}
        fits={fitsRefund}
        none={{
          title: 'No refunds yet',
          how: 'Cancel a paid booking in a storefront, or change it to a cheaper sailing. What comes back stands here at once.',
        }}
        renderCard={(refund) => <RefundCard refund={refund} />}
      />
    </SectionPage>
  )
}
