import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { useChosenCustomer } from '../agency/chosen-customer.ts'
import { customerQuery } from '../agency/customers.ts'
import { type Fit, PickerCandidate } from './picker-candidate.tsx'

type CustomerCandidatesProps = Fit & {
  onPick: (saved: Schemas['SavedPassengerInputAnswer']) => void
}

/** Lists the travellers of the customer for whom the agency books, above the saved passengers of the member. */
export function CustomerCandidates({ onPick, ...fit }: CustomerCandidatesProps) {
  const { t } = useTranslation('customer')
  const chosen = useChosenCustomer()
  const { data } = useQuery({
    ...customerQuery(chosen?.id ?? ''),
    enabled: chosen !== null,
    meta: { showError: true },
  })
  if (!chosen || !data || data.Passengers.length === 0) return null
  return (
    <section aria-labelledby="picker-customer" className="mb-4 border-b border-border pb-3">
      <h3 id="picker-customer" className="mb-1 text-base">
        {t('checkout.travellersOf', { name: chosen.name })}
      </h3>
      <ul className="-mx-2 flex flex-col">
        {data.Passengers.map((saved, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of one name are told apart by their place
          <li key={index}>
            <PickerCandidate saved={saved} {...fit} onPick={() => onPick(saved)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
