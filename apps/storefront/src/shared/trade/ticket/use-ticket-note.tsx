import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { soldByText } from './seller.ts'

/** Returns what to do at the gate, unless that is over, and the agency that sold the ticket. */
export function useTicketNote(
  atGate: string | null,
  agency: Schemas['AgencyContact'] | null,
): ReactNode {
  const { t } = useTranslation('ticket')
  const soldBy = soldByText(agency, t)
  if (soldBy === null) return atGate
  return (
    <>
      {atGate}
      <span className="mt-1 block wrap-anywhere first:mt-0">{soldBy}</span>
    </>
  )
}
