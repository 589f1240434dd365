import { join } from 'node:path'
import type { Services } from './services.ts'

/** The folder that files lie in between their arrival and their acceptance. */
export function incomingFolder({ env }: Pick<Services, 'env'>): string {
	return join(env.dataDir, 'incoming')
}
