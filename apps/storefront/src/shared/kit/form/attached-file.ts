import type { FileToCheck, Issue, UploadCode } from '@selat/domain'

import { toFileToCheck } from '../file-to-check.ts'

/** A chosen file and what the server would say against it. */
export type AttachedFile = { file: File; issue: Issue<UploadCode> | undefined }

/** Judges a chosen file before it is sent, by the rule that the server has. */
export async function attachFile(
  file: File,
  check: (file: FileToCheck) => Issue<UploadCode> | undefined,
): Promise<AttachedFile> {
  return { file, issue: check(await toFileToCheck(file)) }
}

/** Tells two chosen files apart; empty for none. */
export const fileKey = (chosen: AttachedFile | null): string =>
  chosen === null ? '' : [chosen.file.name, chosen.file.size, chosen.file.lastModified].join(' ')
