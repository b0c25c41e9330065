import { useEffect, useState } from 'react'

import type { PhoneBook } from './read-phone.ts'

/** The phone book once it is there. Without it the form works too, with the likely countries and a coarser check. */
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
