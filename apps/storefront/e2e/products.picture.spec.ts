import { test } from '@playwright/test'

import { computer, phone, shoot, tablet } from './support/shoot.ts'
import { START } from './support/start.ts'
import { messagesIn, t } from './support/texts.ts'

const hotels = '/hotels?checkIn=2026-12-10&checkOut=2026-12-12&rooms=2-5,2'

test('pictures of what is sold besides ferries', async ({ page }) => {
  await page.clock.setFixedTime(START)
  await shoot(page, hotels, { name: 'hotels', title: t('hotel:page.title'), view: computer })
  await shoot(page, '/hotels/htl_BTM-01?checkIn=2026-12-10&checkOut=2026-12-12&rooms=2', {
    name: 'hotel',
    title: 'Nagoya Lantern Hotel',
    view: computer,
  })
  await shoot(page, '/attractions', {
    name: 'attractions',
    title: t('attraction:list.title'),
    view: tablet,
  })
  await shoot(page, '/cruises/crs_01', {
    name: 'cruise',
    title: 'Phuket and Penang 4 nights',
    view: computer,
  })

  await page.evaluate(() => localStorage.setItem('locale', 'ZHTD'))
  const inChinese = messagesIn('zh-Hant')
  await shoot(page, '/packages', {
    name: 'packages',
    title: inChinese('package:list.title'),
    view: phone,
  })
})
