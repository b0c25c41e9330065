import { test } from '@playwright/test'

import { expectPage } from './support/journey.ts'
import { computer, phone, shoot } from './support/shoot.ts'
import { START } from './support/start.ts'
import { messagesIn, t } from './support/texts.ts'

test('pictures of an account', async ({ page }) => {
  await page.clock.setFixedTime(START)
  await shoot(page, '/register', {
    name: 'register',
    title: t('account:register.title'),
    view: computer,
  })
  await shoot(page, '/contact', {
    name: 'contact',
    title: t('support:contact.title'),
    view: computer,
  })

  await page.goto('/__mock/enter?user=weiling')
  await expectPage(page, t('base:home.title'))
  await shoot(page, '/profile', {
    name: 'profile',
    title: t('account:profile.title'),
    view: computer,
  })
  await shoot(page, '/profile/passenger?edit=new', {
    name: 'passenger',
    title: t('traveller:saved.addTitle'),
    view: computer,
  })

  await page.evaluate(() => localStorage.setItem('locale', 'ZHTD'))
  const inChinese = messagesIn('zh-Hant')
  await shoot(page, '/profile', {
    name: 'profile',
    title: inChinese('account:profile.title'),
    view: phone,
  })
})
