import { answer, notFoundAnswer } from './api-answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { listObjects, listParameters } from './list-objects.ts';

export const eventEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/v1/events/:id',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('event', id);
      return stored ? answer(stored.document) : notFoundAnswer('event', id, 'id');
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/events',
    access: 'server',
    parameters: { ...listParameters, type: 'string' },
    required: [],
    handle: ({ values, work }) =>
      listObjects({ kind: 'event', url: '/v1/events', values, where: { type: values.type } }, work),
  }),
];
