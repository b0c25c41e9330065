import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { missingDetails } from '../model/profile-details.ts'

/** Shows the holder of an account, their contact details, and the details that a booking would still ask for. */
export function AccountCard({ profile }: { profile: Schemas['Profile'] }) {
  const { t } = useTranslation(['account', 'common'])
  const format = useFormat()
  const currency = useSessionView((view) => view.currencyUser)
  const missing = missingDetails(profile)
  const names = {
    phone: t('field.phone'),
    address: t('field.address'),
    nationality: t('field.nationality'),
  }
  const { PhoneCode, PhoneNumber, Nationality } = profile
  return (
    <Card asChild>
      <section aria-labelledby="account-holder" className="overflow-hidden">
        <header
          data-theme="dark"
          className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 bg-board px-5 py-5 text-board-foreground sm:px-6"
        >
          <div className="min-w-0">
            <p className="board-label text-muted-foreground">{t('profile.holder')}</p>
            <h2 id="account-holder" className="mt-1 text-2xl break-words">
              {profile.Name}
            </h2>
          </div>
          <Badge variant="outline">
            <span className="sr-only">{t('field.currency')} </span>
            {currency}
          </Badge>
        </header>
        <dl className="grid gap-x-8 gap-y-5 px-5 py-6 sm:grid-cols-2 sm:px-6">
          <Fact label={t('field.username')}>{profile.Username}</Fact>
          <Fact label={t('field.email')}>
            {profile.Email}
            {profile.PendingEmail !== null && (
              <span className="mt-0.5 block text-sm font-normal text-warning">
                {t('details.pending', { email: profile.PendingEmail })}
              </span>
            )}
          </Fact>
          <Fact label={t('field.phone')}>
            {PhoneNumber !== '' && <span className="tabular">{`${PhoneCode} ${PhoneNumber}`}</span>}
          </Fact>
          <Fact label={t('field.nationality')}>
            {Nationality !== null && format.country(Nationality)}
          </Fact>
          <Fact label={t('field.address')}>{profile.StreetAddress}</Fact>
          <Fact label={t('field.idCard')}>
            {profile.IdCardNumberMasked !== '' && (
              <span className="tabular">{profile.IdCardNumberMasked}</span>
            )}
          </Fact>
        </dl>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-dashed border-border px-5 py-4 sm:px-6">
          {missing.length > 0 ? (
            <p className="flex min-w-0 items-start gap-2">
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              <span>
                <span className="font-semibold">
                  {t('common:validation.line', {
                    field: t('profile.missing'),
                    message: format.list(missing.map((name) => names[name])),
                  })}
                </span>
                <span className="block text-sm text-muted-foreground">
                  {t('profile.missingBody')}
                </span>
              </span>
            </p>
          ) : (
            <p className="text-muted-foreground">{t('profile.complete')}</p>
          )}
          <Button asChild size="sm">
            <Link to={paths.profileForm()}>{t('profile.edit')}</Link>
          </Button>
        </footer>
      </section>
    </Card>
  )
}

/** Shows a fact, or says that it is not known if its value is empty. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('account')
  const isEmpty = children === '' || children === false
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className={`break-words ${isEmpty ? 'text-muted-foreground' : 'font-semibold'}`}>
        {isEmpty ? t('profile.none') : children}
      </dd>
    </div>
  )
}
