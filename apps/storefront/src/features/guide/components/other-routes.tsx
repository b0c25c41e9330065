import { useTranslation } from '@selat/i18n'

import { IndexLink } from '../../../shared/trade/ferry/route-index.tsx'
import { routeLinks } from '../../../shared/trade/ferry/route-links.ts'
import { useNetwork } from '../../../shared/trade/ferry/use-network.ts'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

/** Links to the route in the other direction, and to other routes from or to the same terminals. */
export function OtherRoutes({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('guide')
  const { data: network } = useNetwork()
  const links = network ? routeLinks(network) : []
  const back = links.filter((link) => link.from.Code === to && link.to.Code === from)
  const others = links.filter((link) => (link.from.Code === from) !== (link.to.Code === to))
  if (back.length + others.length === 0) return null
  return (
    <DetailSection title={t('others.title')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {back.map(({ path, ...ends }) => (
          <IndexLink key={path} to={path}>
            {t('others.back', { from: ends.from.Name, to: ends.to.Name })}
          </IndexLink>
        ))}
        {others.map(({ path, ...ends }) => (
          <IndexLink key={path} to={path}>
            {t('index.route', { from: ends.from.Name, to: ends.to.Name })}
          </IndexLink>
        ))}
      </ul>
    </DetailSection>
  )
}
