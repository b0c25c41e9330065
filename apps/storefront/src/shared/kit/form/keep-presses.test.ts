import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepPresses } from './keep-presses.ts'

let stop: () => void
beforeEach(() => {
  stop = keepPresses()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Opens a form whose button stands at 100 px from the top until it is moved. */
function openForm() {
  document.body.innerHTML = '<form><button>Send</button></form><p>Beside</p>'
  const button = document.querySelector('button') as HTMLButtonElement // It has just been written.
  const form = document.querySelector('form') as HTMLFormElement // It has just been written.
  let top = 100
  button.getBoundingClientRect = () => new DOMRect(0, top, 200, 40)
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  const moveTo = (next: number) => {
    top = next
  }
  return { form, button, onSubmit, moveTo }
}

const mouse = (type: string, target: Element, clientY: number) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 50, clientY, button: 0 }))

it('ERR-4 a press counts for the button on which it began, even if the page has moved the button', () => {
  const { form, button, onSubmit, moveTo } = openForm()

  mouse('mousedown', button, 120)
  moveTo(180)
  mouse('mouseup', form, 120)

  expect(onSubmit).toHaveBeenCalledOnce()
})

it('ERR-4 a press sends its form even if another button has replaced the pressed one', () => {
  const { form, button, onSubmit } = openForm()

  mouse('mousedown', button, 120)
  button.replaceWith(button.cloneNode(true))
  mouse('mouseup', form, 120)

  expect(onSubmit).toHaveBeenCalledOnce()
})

it('ERR-4 a press that ends on its button is left to the browser, so that it counts once', () => {
  const { button, onSubmit } = openForm()

  mouse('mousedown', button, 120)
  mouse('mouseup', button, 120)

  expect(onSubmit).not.toHaveBeenCalled()
})

it('ERR-4 a press whose pointer leaves the button does not count', () => {
  const { form, button, onSubmit } = openForm()

  mouse('mousedown', button, 120)
  mouse('mouseup', form, 170)

  expect(onSubmit).not.toHaveBeenCalled()
})

it('ERR-4 a press that ends on other content does not count', () => {
  const { button, onSubmit } = openForm()

  mouse('mousedown', button, 120)
  mouse('mouseup', document.querySelector('p') as Element, 120) // The form and this text have just been written.

  expect(onSubmit).not.toHaveBeenCalled()
})
