import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { useSearchParams } from 'react-router-dom'

import type { CatalogueContent } from './product-url.ts'
import { refusedInAddress } from './refused-address.ts'

/**
 * Says which part of the address could not be read, until the visitor has chosen it. The dates of a stay are left out, because
 * another alert says which dates replace them.
 */
export function RefusedAddressNote({ content }: { content: CatalogueContent }) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const refused = refusedInAddress(content, useSearchParams()[0])
  const text = format.sentences([
    refused.has('date') && content !== 'hotel' && t('refused.date'),
    refused.has('party') && t('refused.party'),
  ])
  if (text === '') return null
  return (
    <Alert variant="warning" className="mb-4">
      {text}
    </Alert>
  )
}
