import { test } from '@playwright/test'

import { fourthSite, TENANTS_FOLDER } from './support/fourth-tenant.ts'
import { expectPage } from './support/journey.ts'
import { openOwnSite } from './support/own-site.ts'
import { computer, shoot, type View } from './support/shoot.ts'
import { sites } from './support/sites.ts'
import { START } from './support/start.ts'
import { t } from './support/texts.ts'

const phone: View = { width: 360, height: 740, colorScheme: 'light' }

test('pictures of every tenant’s home', async ({ page }) => {
  await page.clock.setFixedTime(START)
  const own = await openOwnSite({ tenants: TENANTS_FOLDER })
  // The site for agents shows its home page only after a login.
  await page.goto(`${sites.agents}/__mock/enter?user=rizal`)
  await expectPage(page, t('base:home.title'))

  const homes = {
    agents: sites.agents,
    riauline: sites.riauLine,
    johor: fourthSite(own.url),
  }
  for (const [name, home] of Object.entries(homes))
    for (const view of [computer, phone])
      await shoot(page, home, { name: `home-${name}`, title: t('base:home.title'), view })
  await own.close()
})
