/** What a template follows, without that no lawyer verified it: the page says so beside it already. */
export function practiceOf({ source, verifiedBy }: { source: string; verifiedBy: string | null }): string {
	return verifiedBy ? source : source.replace(/^Not verified by a lawyer\.\s*/, '')
}
