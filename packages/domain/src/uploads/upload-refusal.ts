import type { UploadProblem } from './upload';

/** A file is not sent, for a reason that is known before. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}
