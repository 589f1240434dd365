import { standardForm as anyForm } from '../general/standard-form.ts'
import type { Rule } from '../rule.ts'

export const standardForm: Rule = { ...anyForm, id: 'nda.standard_form', playbook: 'nda', supersedes: [anyForm.id] }
