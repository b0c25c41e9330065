import { useTranslation } from '@selat/i18n'

import { everybody } from '../../../shared/trade/agency/roles.ts'
import { useAgency } from '../../../shared/trade/agency/use-agency.ts'

/** Explains the rights of each role, and marks the reader's own. */
export function RolesExplained() {
  const { t } = useTranslation('agency')
  const own = useAgency()?.Role
  return (
    <section aria-labelledby="team-roles">
      <h2 id="team-roles" className="text-xl">
        {t('team.roles')}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 border-t border-border pt-4 md:grid-cols-3">
        {everybody.map((role) => (
          <div key={role}>
            <dt className="font-semibold">
              {t(`role.${role}`)}
              {role === own && (
                <>
                  {' '}
                  <span className="ms-1 text-sm font-normal text-muted-foreground">
                    {t('team.you')}
                  </span>
                </>
              )}
            </dt>
            <dd className="mt-0.5 text-sm text-muted-foreground">{t(`teamMay.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
