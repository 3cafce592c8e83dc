import { type Attributes, type Span, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ShopTracing } from './shop-tracing.ts';
import { traceSql } from './trace-sql.ts';

/** An error's message may have what a buyer entered. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (!(error instanceof Error)) return;
  span.setAttribute(
    'error.type',
    'code' in error && typeof error.code === 'string' ? error.code : error.name,
  );
}

function endWith<Result>(span: Span, work: () => Result): Result {
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        markFailed(span, error);
        span.end();
        throw error;
      },
    ) as Result;
  } catch (error) {
    markFailed(span, error);
    span.end();
    throw error;
  }
}

const firstServerError = 500;

/**
 * Traces by OpenTelemetry's SDK, sent to a collector in its own protocol (OTLP over HTTP, as JSON). `endpoint` is its
 * address, to which `/v1/traces` is added.
 */
export function openTelemetry(endpoint: string, version: string): ShopTracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sonde', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('sonde', version);
  const within = <Result>(span: Span, work: () => Result): Result =>
    context.with(trace.setSpan(context.active(), span), () => endWith(span, work));
  const start = (name: string, attributes: Attributes, kind: SpanKind, isRoot = false) =>
    tracer.startSpan(name, { attributes, kind, root: isRoot });

  return {
    inSpan: (name, facts, work) => within(start(name, facts, SpanKind.INTERNAL), work),
    inRequest(name, facts, answer) {
      const span = start(name, facts, SpanKind.SERVER, true);
      return within(span, async () => {
        const response = await answer();
        span.setAttribute('http.response.status_code', response.status);
        if (response.status >= firstServerError) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      });
    },
    traceSql: (sql) =>
      traceSql(sql, () => {
        const span = start('SQL', { 'db.system.name': 'postgresql' }, SpanKind.CLIENT);
        return {
          end(text, error) {
            span.updateName(`SQL ${text.split(' ', 1)[0] ?? ''}`);
            span.setAttribute('db.query.text', text);
            if (error !== undefined) markFailed(span, error);
            span.end();
          },
        };
      }),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
    close: () => provider.shutdown(),
  };
}
