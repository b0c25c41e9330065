import { useTranslation } from '@selat/i18n'
import { Breadcrumb } from '@selat/ui/breadcrumb'
import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { describeBreadcrumb } from '../../../shared/app/visitor/describe-page.ts'

export type Fact = { label: string; value: ReactNode }

type GuideFrameProps = {
  path: string
  title: string
  /** The names of the terminals in the title. */
  terminals: readonly string[]
  /** The title and description of the page in the results of a search engine. */
  meta: { title: string; description: string }
  /** The page's own name in the breadcrumb. */
  name: string
  facts: readonly Fact[]
  /** The search form, with the terminals filled in. */
  search: ReactNode
  children: ReactNode
}

/** Frames pages about routes and terminals: breadcrumb, heading, figures, search form, and the sections below. */
export function GuideFrame(props: GuideFrameProps) {
  const { path, title, terminals, meta, name, facts, search, children } = props
  const { t } = useTranslation(['guide', 'common'])
  const ferries = t('common:products.ferry')
  describeBreadcrumb([
    { name: ferries, path: paths.ferry() },
    { name, path },
  ])
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-12 sm:px-6 md:pb-16">
      <PageMeta {...meta} />
      <Breadcrumb
        label={t('breadcrumb')}
        className="mb-4"
        items={[
          <Link key="home" to={paths.home()}>
            {t('common:nav.home')}
          </Link>,
          <Link key="ferry" to={paths.ferry()}>
            {ferries}
          </Link>,
          name,
        ]}
      />
      <h1 tabIndex={-1} className="max-w-4xl text-3xl text-balance outline-none md:text-4xl">
        <Unbroken text={title} parts={terminals.flatMap(partsAtCommas)} isYielding />
      </h1>
      <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="grow basis-32 border-t-2 border-brand-text pt-2">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="text-xl font-bold tracking-tight tabular sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 rounded-xl border border-border bg-card p-4 shadow-card sm:p-6">
        {search}
      </div>
      <div className="mt-12 flex flex-col gap-12">{children}</div>
    </div>
  )
}
