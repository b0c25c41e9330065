import { act, fireEvent } from '@testing-library/react'

/** Prints the page as the browser's menu does, and returns what is read from it while it is printed. */
export function printPage<Read>(read: () => Read): Read {
  act(() => void fireEvent(window, new Event('beforeprint')))
  try {
    return read()
  } finally {
    act(() => void fireEvent(window, new Event('afterprint')))
  }
}
