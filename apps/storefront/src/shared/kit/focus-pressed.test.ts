import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { focusPressed } from './focus-pressed.ts'

beforeEach(() => {
  onTestFinished(focusPressed())
  document.body.innerHTML =
    '<main tabindex="-1"><input><a href="#next"><b>Next</b></a><button>Open</button><p>Text</p></main>'
})

const find = (name: string) => document.querySelector(name) as HTMLElement // It has just been written.

it.each(['button', 'a'])(
  'NAV-12 a pressed %s gets the focus that went to what is around it',
  (name) => {
    find('main').focus()

    find(name).click()

    expect(find(name)).toHaveFocus()
  },
)

it('NAV-12 a press on a part of a link focuses the link, also if nothing had the focus', () => {
  find('b').click()

  expect(find('a')).toHaveFocus()
})

it('NAV-12 a press leaves the focus in a field, where its handler has kept it', () => {
  find('input').focus()

  find('button').click()

  expect(find('input')).toHaveFocus()
})

it('NAV-12 a press on a text moves no focus', () => {
  find('main').focus()

  find('p').click()

  expect(find('main')).toHaveFocus()
})
