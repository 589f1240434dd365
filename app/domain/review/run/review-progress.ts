/** What a running review is doing, as its row keeps it. */
export interface ReviewProgress {
	step: 'reading' | 'recognising' | 'reviewing' | 'asking_model'
	/** 1-based, while scanned pages are recognized. */
	page?: number
	pages?: number
	/** 1-based, while a language model reads. */
	group?: number
	groups?: number
}

/** Whether a report is still to come. */
export function isUnderWay(status: string): boolean {
	return status === 'queued' || status === 'running'
}

/** The progress in words, with a share of 0 to 100 for the bar. */
export function describeProgress(status: string, progress: ReviewProgress | null): { sentence: string; percent: number } {
	if (status === 'queued' || !progress) return { sentence: 'Waiting for its turn …', percent: 2 }
	switch (progress.step) {
		case 'reading':
			return { sentence: 'Reading the document …', percent: 10 }
		case 'recognising': {
			const { page = 1, pages = 1 } = progress
			return {
				sentence: `Recognising scanned pages: page ${page} of ${pages} …`,
				percent: 10 + Math.round((70 * page) / Math.max(pages, 1)),
			}
		}
		case 'reviewing':
			return { sentence: 'Checking the clauses …', percent: 85 }
		case 'asking_model': {
			const { group = 1, groups = 1 } = progress
			if (groups === 1) return { sentence: 'The language model is reading the document. What the rules found stands below …', percent: 90 }
			return {
				sentence: `The language model is reading clause group ${group} of ${groups}. What the rules found stands below …`,
				percent: 85 + Math.round((14 * group) / Math.max(groups, 1)),
			}
		}
	}
}
