import { useLive } from '../api/console-context.ts'
import { SectionPage } from '../shared/section-page.tsx'
import { FirstBookingPanel } from './first-booking-panel.tsx'
import { InfoPanel } from './info-panel.tsx'
import { SandboxPanel } from './sandbox-panel.tsx'
import { TenantBlock } from './tenant-block.tsx'

export function StartSection() {
  const tenants = useLive(['tenants'], (client) => client.tenants(), { everyMs: 60_000 })
  const first = tenants.data?.tenants[0]
  return (
    <SectionPage
      title="Start"
      lead="Open a storefront as anybody. Mails, payments and requests of what you do there show up here."
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-5">
          {first && <FirstBookingPanel system={first.system} />}
          {tenants.data?.tenants.map((tenant) => (
            <TenantBlock key={tenant.slug} tenant={tenant} />
          ))}
        </div>
        <div className="grid gap-5 md:max-xl:grid-cols-2">
          <SandboxPanel />
          <InfoPanel />
        </div>
      </div>
    </SectionPage>
  )
}
