import { useTranslation } from '@selat/i18n'
import { Seascape } from '@selat/ui/seascape'

import { FerrySearchForm } from '../../../shared/ferry/ferry-search-form.tsx'
import { useNetwork } from '../../../shared/ferry/use-network.ts'
import { PageMeta } from '../../../shared/page-meta.tsx'
import { useTenant } from '../../../shared/tenant.ts'
import { CrossingsSection } from '../components/crossings-section.tsx'
import { HowItWorks } from '../components/how-it-works.tsx'
import { SailingsBoard } from '../components/sailings-board.tsx'

export default function HomePage() {
  const { t } = useTranslation('base')
  const { Web, Ferry, Tagline } = useTenant()
  const { data: network, isError } = useNetwork()
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
          <div className="mt-8 rounded-xl border border-border bg-card p-4 shadow-raised sm:mt-12 sm:p-6">
            {/* A change of tenant or of network starts the form anew; typing never does. */}
            <FerrySearchForm key={Web} />
          </div>
        </div>
      </section>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-20 px-4 py-16 sm:px-6 md:py-24">
        {network ? (
          <SailingsBoard network={network} from={Ferry.DefaultFrom} to={Ferry.DefaultTo} />
        ) : (
          !isError && <div aria-busy className="-mt-6 h-98 rounded-xl bg-board" />
        )}
        {!isError && <CrossingsSection network={network} />}
        <HowItWorks />
      </div>
    </>
  )
}
