import type { FileToCheck, UploadRefusal } from '@selat/domain'
import { useRef } from 'react'

import { attachFile } from './attached-file.ts'
import type { AttachedFile } from './attached-file.ts'

/** Takes a file once it is judged. The last choice counts, however long its first bytes take to read. */
export function useFileChoice(
  check: (file: FileToCheck) => UploadRefusal | undefined,
  take: (chosen: AttachedFile | null) => void,
) {
  const latest = useRef(0)
  return async (file: File | null) => {
    latest.current += 1
    const mine = latest.current
    const chosen = file && (await attachFile(file, check))
    if (mine === latest.current) take(chosen)
  }
}
