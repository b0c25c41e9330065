import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Seascape } from '@selat/ui/seascape'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { tenantImage } from '../../../shared/app/tenant-image.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { describeSubject } from '../../../shared/app/visitor/subjects.ts'
import { deferred } from '../../../shared/kit/deferred.tsx'
import { useNetwork } from '../../../shared/trade/ferry/use-network.ts'
import { useRecentSearches } from '../../../shared/trade/product/recent-searches.ts'
import { Crossings } from '../components/crossings.tsx'
import { HomeSearch } from '../components/home-search.tsx'
import { HowItWorks } from '../components/how-it-works.tsx'
import { SailingsBoard } from '../components/sailings-board.tsx'
import { SeasonPicks } from '../components/season-picks.tsx'

const picksPlace = 'min-h-280 sm:min-h-300 lg:min-h-156'

const RecentSearches = deferred(() =>
  import('../components/recent-searches.tsx').then((module) => module.RecentSearches),
)

/** Tells search engines whose site it is. */
function describeAgency({ Name, Logo, Contact }: ReturnType<typeof useTenant>): void {
  describeSubject({
    '@type': 'TravelAgency',
    name: Name,
    url: paths.home(),
    logo: tenantImage(Logo.Light),
    telephone: Contact.Phone,
    email: Contact.Email,
    address: Contact.Address,
  })
}

export default function HomePage() {
  const { t } = useTranslation('base')
  const tenant = useTenant()
  const { Web, Ferry, Tagline, Products } = tenant
  describeAgency(tenant)
  const hasFerry = Products.includes('ferry')
  const { data: network, isError } = useNetwork()
  const hasSearched = useRecentSearches().length > 0
  return (
    <>
      <PageMeta />
      <section className="relative isolate">
        <Seascape
          seed={Web || 'selat'}
          composition="end"
          className="absolute inset-x-0 top-0 -z-10 h-112 sm:h-120 max-lg:[&_[data-slot=seascape-ferry]]:hidden"
        />
        <div className="mx-auto w-full max-w-6xl px-4 pt-10 sm:px-6 sm:pt-16">
          <h1
            tabIndex={-1}
            className="max-w-xl text-4xl leading-[1.05] text-balance outline-none sm:text-5xl md:text-6xl"
          >
            {t('home.title')}
          </h1>
          <p className="mt-4 max-w-[19rem] text-lg lg:max-w-md font-medium text-pretty">
            {Tagline || t('home.lead')}
          </p>
          <div className="mt-8 sm:mt-12">
            <HomeSearch />
            {hasSearched && <RecentSearches />}
          </div>
        </div>
      </section>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-20 px-4 py-16 sm:px-6 md:py-24">
        {hasFerry &&
          (network ? (
            <SailingsBoard network={network} from={Ferry.DefaultFrom} to={Ferry.DefaultTo} />
          ) : (
            !isError && <div aria-busy className="-mt-6 h-98 rounded-xl bg-board" />
          ))}
        {Products.length > 1 && <SeasonPicks place={picksPlace} />}
        {hasFerry && !isError && <CrossingsSection network={network} />}
        <HowItWorks />
      </div>
    </>
  )
}

/** Introduces the crossings on the home page; their list appears once the network is loaded. */
function CrossingsSection({ network }: { network: Schemas['FerryNetwork'] | undefined }) {
  const { t } = useTranslation('base')
  return (
    <section
      aria-labelledby="crossings"
      className="grid gap-x-12 gap-y-6 offscreen-256 md:offscreen-268 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:offscreen-150"
    >
      <h2 id="crossings" className="text-2xl text-balance md:text-3xl">
        {t('home.routesTitle')}
      </h2>
      {network && <Crossings network={network} />}
    </section>
  )
}
