import { type FileToCheck, issue, type Issue, type UploadCode } from '@selat/domain'

import { toFileToCheck } from '../file-to-check.ts'

/** A chosen file with its issue, if it has been read and has one. */
export type AttachedFile = {
  file: File
  issue: Issue<UploadCode | 'common.file_unreadable'> | undefined
}

/** Checks a chosen file before it is sent, by the rule that the server uses, too. */
export async function attachFile(
  file: File,
  check: (file: FileToCheck) => Issue<UploadCode> | undefined,
): Promise<AttachedFile> {
  const read = await toFileToCheck(file)
  return { file, issue: read ? check(read) : issue([], 'common.file_unreadable') }
}

/** Returns a text that distinguishes two chosen files; empty for no file. */
export const fileKey = (file: File | null): string =>
  file === null ? '' : [file.name, file.size, file.lastModified].join(' ')
