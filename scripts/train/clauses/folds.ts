import { Random } from '../random.ts'

/** How many parts the contracts are dealt into for cross-validation. */
export const foldCount = 5

/** The fold of each contract: dealt at random, the same way every time. */
export function dealFolds(contracts: number, folds = foldCount): Uint8Array {
	const fold = new Uint8Array(contracts)
	for (const [place, contract] of new Random(7).permutation(contracts).entries()) fold[contract] = place % folds
	return fold
}

/** The numbers from 0 to `count` - 1 that pass a test. */
export function rowsWhere(count: number, test: (row: number) => boolean): Int32Array {
	const rows = new Int32Array(count)
	let used = 0
	for (let row = 0; row < count; row++) if (test(row)) rows[used++] = row
	return rows.slice(0, used)
}
