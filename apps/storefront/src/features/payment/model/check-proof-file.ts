import { checkProof } from '@selat/domain'
import type { UploadRefusal } from '@selat/domain'

import { toFileToCheck } from '../../../shared/kit/file-to-check.ts'

/** Judges a chosen file as the server will (CHK-6). */
export const checkProofFile = async (file: File): Promise<UploadRefusal | undefined> =>
  checkProof(await toFileToCheck(file))
