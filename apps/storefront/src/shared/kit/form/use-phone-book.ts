import { useEffect, useState } from 'react'

import type { PhoneBook } from './read-phone.ts'

/**
 * Loads the phone book; null if it cannot be loaded. The form works without it, with the likely countries and a less
 * exact check.
 */
export async function loadPhoneBook(): Promise<PhoneBook | null> {
  try {
    return (await import('./phone-book.ts')).phoneBook
  } catch {
    return null
  }
}

export function usePhoneBook(): PhoneBook | null {
  const [phoneBook, setPhoneBook] = useState<PhoneBook | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadPhoneBook().then((loaded) => isCurrent && setPhoneBook(loaded))
    return () => {
      isCurrent = false
    }
  }, [])
  return phoneBook
}
