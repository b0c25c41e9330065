import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'

import { ContactLinks } from '../contact-links.tsx'

export function NoMethods() {
  const { t } = useTranslation('payment')
  return <Alert variant="warning" title={t('page.noMethods')} action={<ContactLinks />} />
}
