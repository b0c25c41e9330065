import { useLive } from '../api/console-context.ts'
import { Panel } from '../shared/panel.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { recipientsText } from './analytics-draft.ts'
import { AnalyticsForm } from './analytics-form.tsx'

export function AnalyticsSection() {
  const { data } = useLive(['analytics'], (client) => client.analytics.list())
  return (
    <SectionPage
      title="Analytics"
      lead="Where each site sends what its visitors look at and buy. A change counts from the next load of a page; a reset restores what the folder of the tenant says."
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {data?.sites.map((site) => (
          <Panel key={site.tenant} title={site.name} note={recipientsText(site.analytics)}>
            <AnalyticsForm site={site} />
          </Panel>
        ))}
      </div>
    </SectionPage>
  )
}
