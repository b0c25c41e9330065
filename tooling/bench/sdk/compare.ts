import { prepare } from './prepare.ts'
import { refuseDifferences } from './same-requests.ts'
import { measureSizes, type Size } from './sizes.ts'
import { measureSpeed, type Pace, type Speed } from './speed.ts'
import { measureTypeChecks, type TypeChecks } from './type-check.ts'
import { measureValidation, type Validation } from './validation.ts'

export type SdkEffort = { readonly pace: Pace; readonly compilations: number }

export type SdkComparison = {
  readonly effort: SdkEffort
  readonly sizes: readonly Size[]
  readonly speeds: readonly Speed[]
  readonly validation: Validation
  readonly typeChecks: readonly TypeChecks[]
}

/** Compares the SDK, which is built before, with other ways to send the same three requests. */
export async function compareSdks(effort: SdkEffort): Promise<SdkComparison> {
  await prepare()
  await refuseDifferences()
  return {
    effort,
    sizes: await measureSizes(),
    speeds: await measureSpeed(effort.pace),
    validation: await measureValidation(effort.pace),
    typeChecks: await measureTypeChecks(effort.compilations),
  }
}
