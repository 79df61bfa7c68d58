source_filename = "wide_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { i8, [15 x i8], i128, i64, [8 x i8] }

@constants = dso_local global [3 x i128] [i128 1, i128 18446744073709551615, i128 -2], align 16
@mixed = dso_local global %struct.mixed { i8 1, [15 x i8] undef, i128 5902958103587056517120, i64 7, [8 x i8] undef }, align 16
@.str = private unnamed_addr constant [13 x i8] c"%ld %zu %lx\0A\00", align 1
@seed = internal global i64 88172645463325252, align 8
@.str.1 = private unnamed_addr constant [13 x i8] c"%d%d%d%d%d%d\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%d%d%d%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"%.17g %.17g\0A\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"%016lx%016lx\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i128, align 16
  %3 = alloca i128, align 16
  %4 = alloca i32, align 4
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i32, align 4
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca i128, align 16
  store i32 0, ptr %1, align 4
  store i128 1, ptr %2, align 16
  store i128 3, ptr %3, align 16
  store i32 0, ptr %4, align 4
  br label %14

14:                                               ; preds = %53, %0
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %15, 12
  br i1 %16, label %17, label %56

17:                                               ; preds = %14
  %18 = load i128, ptr %2, align 16
  %19 = shl i128 %18, 17
  %20 = call i64 @next()
  %21 = zext i64 %20 to i128
  %22 = xor i128 %19, %21
  store i128 %22, ptr %2, align 16
  %23 = load i128, ptr %3, align 16
  %24 = load i32, ptr %4, align 4
  %25 = mul nsw i32 %24, 5
  %26 = zext i32 %25 to i128
  %27 = shl i128 %23, %26
  %28 = call i64 @next()
  %29 = zext i64 %28 to i128
  %30 = xor i128 %27, %29
  store i128 %30, ptr %3, align 16
  %31 = load i32, ptr %4, align 4
  %32 = srem i32 %31, 3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %17
  %35 = load i128, ptr %3, align 16
  %36 = lshr i128 %35, 70
  store i128 %36, ptr %3, align 16
  br label %37

37:                                               ; preds = %34, %17
  %38 = load i128, ptr %3, align 16
  %39 = icmp eq i128 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  store i128 1, ptr %3, align 16
  br label %41

41:                                               ; preds = %40, %37
  %42 = load i32, ptr %4, align 4
  %43 = load i128, ptr %2, align 16
  %44 = load i128, ptr %3, align 16
  store i128 %43, ptr %5, align 16
  %45 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  %46 = load i64, ptr %45, align 16
  %47 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  store i128 %44, ptr %6, align 16
  %49 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  %50 = load i64, ptr %49, align 16
  %51 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  call void @all(i32 noundef %42, i64 noundef %46, i64 noundef %48, i64 noundef %50, i64 noundef %52)
  br label %53

53:                                               ; preds = %41
  %54 = load i32, ptr %4, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %4, align 4
  br label %14, !llvm.loop !6

56:                                               ; preds = %14
  store i32 0, ptr %7, align 4
  br label %57

57:                                               ; preds = %69, %56
  %58 = load i32, ptr %7, align 4
  %59 = icmp slt i32 %58, 3
  br i1 %59, label %60, label %72

60:                                               ; preds = %57
  %61 = load i32, ptr %7, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [3 x i128], ptr @constants, i64 0, i64 %62
  %64 = load i128, ptr %63, align 16
  store i128 %64, ptr %8, align 16
  %65 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  %66 = load i64, ptr %65, align 16
  %67 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  call void @show(i64 noundef %66, i64 noundef %68)
  br label %69

69:                                               ; preds = %60
  %70 = load i32, ptr %7, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %7, align 4
  br label %57, !llvm.loop !8

72:                                               ; preds = %57
  %73 = load i128, ptr getelementptr inbounds (%struct.mixed, ptr @mixed, i32 0, i32 2), align 16
  store i128 %73, ptr %9, align 16
  %74 = getelementptr inbounds { i64, i64 }, ptr %9, i32 0, i32 0
  %75 = load i64, ptr %74, align 16
  %76 = getelementptr inbounds { i64, i64 }, ptr %9, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  call void @show(i64 noundef %75, i64 noundef %77)
  %78 = load i64, ptr getelementptr inbounds (%struct.mixed, ptr @mixed, i32 0, i32 3), align 16
  %79 = call i64 @upper(i64 noundef -1, i64 noundef -5)
  %80 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str, i64 0, i64 0), i64 noundef %78, i64 noundef 48, i64 noundef %79)
  store i128 0, ptr %10, align 16
  store i128 0, ptr %11, align 16
  br label %81

81:                                               ; preds = %88, %72
  %82 = load i128, ptr %11, align 16
  %83 = icmp ult i128 %82, 5
  br i1 %83, label %84, label %91

84:                                               ; preds = %81
  %85 = load i128, ptr %11, align 16
  %86 = load i128, ptr %10, align 16
  %87 = add i128 %86, %85
  store i128 %87, ptr %10, align 16
  br label %88

88:                                               ; preds = %84
  %89 = load i128, ptr %11, align 16
  %90 = add i128 %89, 1
  store i128 %90, ptr %11, align 16
  br label %81, !llvm.loop !9

91:                                               ; preds = %81
  %92 = load i128, ptr %10, align 16
  store i128 %92, ptr %12, align 16
  %93 = getelementptr inbounds { i64, i64 }, ptr %12, i32 0, i32 0
  %94 = load i64, ptr %93, align 16
  %95 = getelementptr inbounds { i64, i64 }, ptr %12, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  call void @show(i64 noundef %94, i64 noundef %96)
  %97 = load i128, ptr %10, align 16
  %98 = icmp eq i128 %97, 10
  %99 = zext i1 %98 to i64
  %100 = select i1 %98, i32 127, i32 0
  %101 = zext i32 %100 to i128
  %102 = shl i128 7, %101
  store i128 %102, ptr %13, align 16
  %103 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  %104 = load i64, ptr %103, align 16
  %105 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  call void @show(i64 noundef %104, i64 noundef %106)
  %107 = load i128, ptr %10, align 16
  %108 = lshr i128 %107, 1
  %109 = trunc i128 %108 to i32
  ret i32 %109
}

define internal i64 @next() #0 {
  %1 = load i64, ptr @seed, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @seed, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @seed, align 8
  %5 = load i64, ptr @seed, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @seed, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @seed, align 8
  %9 = load i64, ptr @seed, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @seed, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @seed, align 8
  %13 = load i64, ptr @seed, align 8
  ret i64 %13
}

define internal void @all(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i32, align 4
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca i128, align 16
  %14 = alloca i128, align 16
  %15 = alloca i128, align 16
  %16 = alloca i128, align 16
  %17 = alloca i128, align 16
  %18 = alloca i128, align 16
  %19 = alloca i128, align 16
  %20 = alloca i128, align 16
  %21 = alloca i128, align 16
  %22 = alloca i128, align 16
  %23 = alloca i128, align 16
  %24 = alloca i128, align 16
  %25 = alloca i128, align 16
  %26 = alloca i128, align 16
  %27 = alloca i128, align 16
  %28 = alloca i128, align 16
  %29 = alloca i128, align 16
  %30 = alloca i128, align 16
  %31 = alloca i128, align 16
  %32 = alloca i128, align 16
  %33 = alloca i128, align 16
  %34 = alloca i128, align 16
  %35 = alloca i128, align 16
  %36 = alloca i128, align 16
  %37 = alloca i128, align 16
  %38 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  store i64 %1, ptr %38, align 16
  %39 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  store i64 %2, ptr %39, align 8
  %40 = load i128, ptr %6, align 16
  %41 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %3, ptr %41, align 16
  %42 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %4, ptr %42, align 8
  %43 = load i128, ptr %7, align 16
  store i32 %0, ptr %8, align 4
  store i128 %40, ptr %9, align 16
  store i128 %43, ptr %10, align 16
  %44 = load i128, ptr %9, align 16
  store i128 %44, ptr %11, align 16
  %45 = load i128, ptr %10, align 16
  store i128 %45, ptr %12, align 16
  %46 = load i128, ptr %9, align 16
  %47 = load i128, ptr %10, align 16
  %48 = add i128 %46, %47
  store i128 %48, ptr %13, align 16
  %49 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  %50 = load i64, ptr %49, align 16
  %51 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  call void @show(i64 noundef %50, i64 noundef %52)
  %53 = load i128, ptr %9, align 16
  %54 = load i128, ptr %10, align 16
  %55 = sub i128 %53, %54
  store i128 %55, ptr %14, align 16
  %56 = getelementptr inbounds { i64, i64 }, ptr %14, i32 0, i32 0
  %57 = load i64, ptr %56, align 16
  %58 = getelementptr inbounds { i64, i64 }, ptr %14, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  call void @show(i64 noundef %57, i64 noundef %59)
  %60 = load i128, ptr %9, align 16
  %61 = load i128, ptr %10, align 16
  %62 = mul i128 %60, %61
  store i128 %62, ptr %15, align 16
  %63 = getelementptr inbounds { i64, i64 }, ptr %15, i32 0, i32 0
  %64 = load i64, ptr %63, align 16
  %65 = getelementptr inbounds { i64, i64 }, ptr %15, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  call void @show(i64 noundef %64, i64 noundef %66)
  %67 = load i128, ptr %9, align 16
  %68 = load i128, ptr %10, align 16
  %69 = udiv i128 %67, %68
  store i128 %69, ptr %16, align 16
  %70 = getelementptr inbounds { i64, i64 }, ptr %16, i32 0, i32 0
  %71 = load i64, ptr %70, align 16
  %72 = getelementptr inbounds { i64, i64 }, ptr %16, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  call void @show(i64 noundef %71, i64 noundef %73)
  %74 = load i128, ptr %9, align 16
  %75 = load i128, ptr %10, align 16
  %76 = urem i128 %74, %75
  store i128 %76, ptr %17, align 16
  %77 = getelementptr inbounds { i64, i64 }, ptr %17, i32 0, i32 0
  %78 = load i64, ptr %77, align 16
  %79 = getelementptr inbounds { i64, i64 }, ptr %17, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  call void @show(i64 noundef %78, i64 noundef %80)
  %81 = load i128, ptr %9, align 16
  %82 = load i32, ptr %8, align 4
  %83 = mul nsw i32 %82, 11
  %84 = and i32 %83, 127
  %85 = zext i32 %84 to i128
  %86 = shl i128 %81, %85
  store i128 %86, ptr %18, align 16
  %87 = getelementptr inbounds { i64, i64 }, ptr %18, i32 0, i32 0
  %88 = load i64, ptr %87, align 16
  %89 = getelementptr inbounds { i64, i64 }, ptr %18, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  call void @show(i64 noundef %88, i64 noundef %90)
  %91 = load i128, ptr %9, align 16
  %92 = load i32, ptr %8, align 4
  %93 = mul nsw i32 %92, 11
  %94 = and i32 %93, 127
  %95 = zext i32 %94 to i128
  %96 = lshr i128 %91, %95
  store i128 %96, ptr %19, align 16
  %97 = getelementptr inbounds { i64, i64 }, ptr %19, i32 0, i32 0
  %98 = load i64, ptr %97, align 16
  %99 = getelementptr inbounds { i64, i64 }, ptr %19, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  call void @show(i64 noundef %98, i64 noundef %100)
  %101 = load i128, ptr %11, align 16
  %102 = load i32, ptr %8, align 4
  %103 = mul nsw i32 %102, 11
  %104 = and i32 %103, 127
  %105 = zext i32 %104 to i128
  %106 = ashr i128 %101, %105
  store i128 %106, ptr %20, align 16
  %107 = getelementptr inbounds { i64, i64 }, ptr %20, i32 0, i32 0
  %108 = load i64, ptr %107, align 16
  %109 = getelementptr inbounds { i64, i64 }, ptr %20, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  call void @show(i64 noundef %108, i64 noundef %110)
  %111 = load i128, ptr %11, align 16
  %112 = load i128, ptr %12, align 16
  %113 = sdiv i128 %111, %112
  store i128 %113, ptr %21, align 16
  %114 = getelementptr inbounds { i64, i64 }, ptr %21, i32 0, i32 0
  %115 = load i64, ptr %114, align 16
  %116 = getelementptr inbounds { i64, i64 }, ptr %21, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  call void @show(i64 noundef %115, i64 noundef %117)
  %118 = load i128, ptr %11, align 16
  %119 = load i128, ptr %12, align 16
  %120 = srem i128 %118, %119
  store i128 %120, ptr %22, align 16
  %121 = getelementptr inbounds { i64, i64 }, ptr %22, i32 0, i32 0
  %122 = load i64, ptr %121, align 16
  %123 = getelementptr inbounds { i64, i64 }, ptr %22, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  call void @show(i64 noundef %122, i64 noundef %124)
  %125 = load i128, ptr %9, align 16
  %126 = sub i128 0, %125
  store i128 %126, ptr %23, align 16
  %127 = getelementptr inbounds { i64, i64 }, ptr %23, i32 0, i32 0
  %128 = load i64, ptr %127, align 16
  %129 = getelementptr inbounds { i64, i64 }, ptr %23, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  call void @show(i64 noundef %128, i64 noundef %130)
  %131 = load i128, ptr %9, align 16
  %132 = xor i128 %131, -1
  store i128 %132, ptr %24, align 16
  %133 = getelementptr inbounds { i64, i64 }, ptr %24, i32 0, i32 0
  %134 = load i64, ptr %133, align 16
  %135 = getelementptr inbounds { i64, i64 }, ptr %24, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  call void @show(i64 noundef %134, i64 noundef %136)
  %137 = load i128, ptr %9, align 16
  %138 = load i128, ptr %10, align 16
  %139 = and i128 %137, %138
  %140 = load i128, ptr %9, align 16
  %141 = load i128, ptr %10, align 16
  %142 = or i128 %140, %141
  %143 = xor i128 %139, %142
  store i128 %143, ptr %25, align 16
  %144 = getelementptr inbounds { i64, i64 }, ptr %25, i32 0, i32 0
  %145 = load i64, ptr %144, align 16
  %146 = getelementptr inbounds { i64, i64 }, ptr %25, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  call void @show(i64 noundef %145, i64 noundef %147)
  %148 = load i128, ptr %9, align 16
  %149 = load i128, ptr %10, align 16
  %150 = icmp ult i128 %148, %149
  %151 = zext i1 %150 to i32
  %152 = load i128, ptr %9, align 16
  %153 = load i128, ptr %10, align 16
  %154 = icmp ule i128 %152, %153
  %155 = zext i1 %154 to i32
  %156 = load i128, ptr %9, align 16
  %157 = load i128, ptr %10, align 16
  %158 = icmp ugt i128 %156, %157
  %159 = zext i1 %158 to i32
  %160 = load i128, ptr %9, align 16
  %161 = load i128, ptr %10, align 16
  %162 = icmp uge i128 %160, %161
  %163 = zext i1 %162 to i32
  %164 = load i128, ptr %9, align 16
  %165 = load i128, ptr %10, align 16
  %166 = icmp eq i128 %164, %165
  %167 = zext i1 %166 to i32
  %168 = load i128, ptr %9, align 16
  %169 = load i128, ptr %10, align 16
  %170 = icmp ne i128 %168, %169
  %171 = zext i1 %170 to i32
  %172 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %151, i32 noundef %155, i32 noundef %159, i32 noundef %163, i32 noundef %167, i32 noundef %171)
  %173 = load i128, ptr %11, align 16
  %174 = load i128, ptr %12, align 16
  %175 = icmp slt i128 %173, %174
  %176 = zext i1 %175 to i32
  %177 = load i128, ptr %11, align 16
  %178 = load i128, ptr %12, align 16
  %179 = icmp sle i128 %177, %178
  %180 = zext i1 %179 to i32
  %181 = load i128, ptr %11, align 16
  %182 = load i128, ptr %12, align 16
  %183 = icmp sgt i128 %181, %182
  %184 = zext i1 %183 to i32
  %185 = load i128, ptr %11, align 16
  %186 = load i128, ptr %12, align 16
  %187 = icmp sge i128 %185, %186
  %188 = zext i1 %187 to i32
  %189 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %176, i32 noundef %180, i32 noundef %184, i32 noundef %188)
  %190 = load i128, ptr %9, align 16
  %191 = trunc i128 %190 to i32
  %192 = sext i32 %191 to i128
  store i128 %192, ptr %26, align 16
  %193 = getelementptr inbounds { i64, i64 }, ptr %26, i32 0, i32 0
  %194 = load i64, ptr %193, align 16
  %195 = getelementptr inbounds { i64, i64 }, ptr %26, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  call void @show(i64 noundef %194, i64 noundef %196)
  %197 = load i128, ptr %9, align 16
  %198 = trunc i128 %197 to i8
  %199 = zext i8 %198 to i128
  store i128 %199, ptr %27, align 16
  %200 = getelementptr inbounds { i64, i64 }, ptr %27, i32 0, i32 0
  %201 = load i64, ptr %200, align 16
  %202 = getelementptr inbounds { i64, i64 }, ptr %27, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  call void @show(i64 noundef %201, i64 noundef %203)
  %204 = load i128, ptr %9, align 16
  %205 = trunc i128 %204 to i16
  %206 = sext i16 %205 to i128
  store i128 %206, ptr %28, align 16
  %207 = getelementptr inbounds { i64, i64 }, ptr %28, i32 0, i32 0
  %208 = load i64, ptr %207, align 16
  %209 = getelementptr inbounds { i64, i64 }, ptr %28, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  call void @show(i64 noundef %208, i64 noundef %210)
  %211 = load i128, ptr %9, align 16
  %212 = load i128, ptr %10, align 16
  %213 = load i128, ptr %10, align 16
  %214 = add i128 %213, 7
  store i128 %211, ptr %29, align 16
  %215 = getelementptr inbounds { i64, i64 }, ptr %29, i32 0, i32 0
  %216 = load i64, ptr %215, align 16
  %217 = getelementptr inbounds { i64, i64 }, ptr %29, i32 0, i32 1
  %218 = load i64, ptr %217, align 8
  store i128 %212, ptr %30, align 16
  %219 = getelementptr inbounds { i64, i64 }, ptr %30, i32 0, i32 0
  %220 = load i64, ptr %219, align 16
  %221 = getelementptr inbounds { i64, i64 }, ptr %30, i32 0, i32 1
  %222 = load i64, ptr %221, align 8
  store i128 %214, ptr %31, align 16
  %223 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 0
  %224 = load i64, ptr %223, align 16
  %225 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = call { i64, i64 } @modular(i64 noundef %216, i64 noundef %218, i64 noundef %220, i64 noundef %222, i64 noundef %224, i64 noundef %226)
  %228 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 0
  %229 = extractvalue { i64, i64 } %227, 0
  store i64 %229, ptr %228, align 16
  %230 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 1
  %231 = extractvalue { i64, i64 } %227, 1
  store i64 %231, ptr %230, align 8
  %232 = load i128, ptr %32, align 16
  store i128 %232, ptr %33, align 16
  %233 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 0
  %234 = load i64, ptr %233, align 16
  %235 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 1
  %236 = load i64, ptr %235, align 8
  call void @show(i64 noundef %234, i64 noundef %236)
  %237 = load i32, ptr %8, align 4
  %238 = and i32 %237, 1
  %239 = load i128, ptr %9, align 16
  %240 = load i128, ptr %10, align 16
  store i128 %239, ptr %34, align 16
  %241 = getelementptr inbounds { i64, i64 }, ptr %34, i32 0, i32 0
  %242 = load i64, ptr %241, align 16
  %243 = getelementptr inbounds { i64, i64 }, ptr %34, i32 0, i32 1
  %244 = load i64, ptr %243, align 8
  store i128 %240, ptr %35, align 16
  %245 = getelementptr inbounds { i64, i64 }, ptr %35, i32 0, i32 0
  %246 = load i64, ptr %245, align 16
  %247 = getelementptr inbounds { i64, i64 }, ptr %35, i32 0, i32 1
  %248 = load i64, ptr %247, align 8
  %249 = call { i64, i64 } @pick(i32 noundef %238, i64 noundef %242, i64 noundef %244, i64 noundef %246, i64 noundef %248)
  %250 = getelementptr inbounds { i64, i64 }, ptr %36, i32 0, i32 0
  %251 = extractvalue { i64, i64 } %249, 0
  store i64 %251, ptr %250, align 16
  %252 = getelementptr inbounds { i64, i64 }, ptr %36, i32 0, i32 1
  %253 = extractvalue { i64, i64 } %249, 1
  store i64 %253, ptr %252, align 8
  %254 = load i128, ptr %36, align 16
  store i128 %254, ptr %37, align 16
  %255 = getelementptr inbounds { i64, i64 }, ptr %37, i32 0, i32 0
  %256 = load i64, ptr %255, align 16
  %257 = getelementptr inbounds { i64, i64 }, ptr %37, i32 0, i32 1
  %258 = load i64, ptr %257, align 8
  call void @show(i64 noundef %256, i64 noundef %258)
  %259 = load i128, ptr %9, align 16
  %260 = uitofp i128 %259 to double
  %261 = load i128, ptr %11, align 16
  %262 = sitofp i128 %261 to double
  %263 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.3, i64 0, i64 0), double noundef %260, double noundef %262)
  ret void
}

define internal void @show(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  %5 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0
  store i64 %0, ptr %5, align 16
  %6 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  %7 = load i128, ptr %3, align 16
  store i128 %7, ptr %4, align 16
  %8 = load i128, ptr %4, align 16
  %9 = lshr i128 %8, 64
  %10 = trunc i128 %9 to i64
  %11 = load i128, ptr %4, align 16
  %12 = trunc i128 %11 to i64
  %13 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.4, i64 0, i64 0), i64 noundef %10, i64 noundef %12)
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

define internal i64 @upper(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = zext i64 %5 to i128
  %7 = load i64, ptr %4, align 8
  %8 = zext i64 %7 to i128
  %9 = mul i128 %6, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}

define internal { i64, i64 } @modular(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca i128, align 16
  %14 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  store i64 %0, ptr %14, align 16
  %15 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  store i64 %1, ptr %15, align 8
  %16 = load i128, ptr %8, align 16
  %17 = getelementptr inbounds { i64, i64 }, ptr %9, i32 0, i32 0
  store i64 %2, ptr %17, align 16
  %18 = getelementptr inbounds { i64, i64 }, ptr %9, i32 0, i32 1
  store i64 %3, ptr %18, align 8
  %19 = load i128, ptr %9, align 16
  %20 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  store i64 %4, ptr %20, align 16
  %21 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  store i64 %5, ptr %21, align 8
  %22 = load i128, ptr %10, align 16
  store i128 %16, ptr %11, align 16
  store i128 %19, ptr %12, align 16
  store i128 %22, ptr %13, align 16
  %23 = load i128, ptr %11, align 16
  %24 = load i128, ptr %12, align 16
  %25 = mul i128 %23, %24
  %26 = load i128, ptr %13, align 16
  %27 = urem i128 %25, %26
  store i128 %27, ptr %7, align 16
  %28 = load { i64, i64 }, ptr %7, align 16
  ret { i64, i64 } %28
}

define internal { i64, i64 } @pick(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i32, align 4
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %1, ptr %12, align 16
  %13 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %2, ptr %13, align 8
  %14 = load i128, ptr %7, align 16
  %15 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  store i64 %3, ptr %15, align 16
  %16 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  store i64 %4, ptr %16, align 8
  %17 = load i128, ptr %8, align 16
  store i32 %0, ptr %9, align 4
  store i128 %14, ptr %10, align 16
  store i128 %17, ptr %11, align 16
  %18 = load i32, ptr %9, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %5
  %21 = load i128, ptr %10, align 16
  br label %24

22:                                               ; preds = %5
  %23 = load i128, ptr %11, align 16
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i128 [ %21, %20 ], [ %23, %22 ]
  store i128 %25, ptr %6, align 16
  %26 = load { i64, i64 }, ptr %6, align 16
  ret { i64, i64 } %26
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
